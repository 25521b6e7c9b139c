import { expect, it } from "vitest";
import { streamTimeout } from "../../entry.server";
import { renderTimeout } from "../document/awaited-document.server";
import { timeoutMs } from "./client.server";
import { longestWait as deferredTimeout } from "./deferred.server";
import { longestWait as patienceForOthers } from "./read-cache.server";

// Shows H3.2
it("whatever waits has longer than what it waits for, so that each can still say what is wrong", () => {
	const budgets = [timeoutMs, patienceForOthers, deferredTimeout, streamTimeout, renderTimeout];
	expect(budgets).toEqual([...new Set(budgets)].sort((a, b) => a - b));
	expect([timeoutMs, streamTimeout, renderTimeout]).toEqual([2500, 4000, 6000]);
});
