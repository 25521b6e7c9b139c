import type * as z from "zod";
import type { Call } from "../../contract/call";
import type { App } from "../platform/http";
import { renewIndex } from "../search/renew-index";
import { type DeskWrite, deskTask } from "./bind";

/** Binds a write that lists, filters and search follow after the answer. Its handler notes the change in its batch (`noteChange`). */
export function indexTask<P extends z.ZodObject, Q extends z.ZodObject, B extends z.ZodObject, A extends z.ZodObject>(
	app: App,
	call: Call<P, Q, B, A>,
	work: (write: DeskWrite<z.output<B>>) => Promise<z.input<A>>,
): void {
	deskTask(app, call, async (write) => {
		const answer = await work(write);
		write.afterwards("index", () => renewIndex(write.env));
		return answer;
	});
}
