import { afterAll } from "vitest";
import { personalIn } from "./personal-data";
import { shared } from "./shared-shop";

const begin = shared.log().length;

/** Runs in each file: its lines in the log of the shared shop contain no personal data. */
afterAll(() => {
	const personal = personalIn(shared.log().slice(begin));
	if (personal.length > 0) throw new Error(`The Workers have logged ${personal.join(", ")}`);
});
