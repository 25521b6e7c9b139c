import { page as listPage, search as searched } from "../../contract/desk/fields";
import { maxCounted, pageSize } from "../../contract/desk/lists";
import type { DeskQuery } from "./desk-list";

/** Unknown values fall back to the defaults. @param usual the state that links leave out */
export function deskQueryOf<const State extends string>(address: string, states: readonly State[], usual: State): DeskQuery<State> {
	const params = new URL(address).searchParams;
	const state = params.get("state");
	return {
		search: searched.catch("").parse(params.get("search") ?? ""),
		state: states.find((one) => one === state) ?? usual,
		page: listPage.catch(1).parse(params.get("page") ?? 1),
	};
}

export const deskPages = (count: number): number => Math.max(1, Math.ceil(Math.min(count, maxCounted) / pageSize));
