import { page as listPage, maxCounted, pageSize, search as searched } from "../../contract/desk/fields";

/** The parameters in the address of a list of the desk. */
export interface DeskQuery<State extends string> {
	search: string;
	state: State;
	page: number;
}

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

/** The query of a link to a list, without the defaults. */
export const deskParams = <State extends string>({ search, state, page }: DeskQuery<State>, usual: State) => ({
	search: search === "" ? null : search,
	state: state === usual ? null : state,
	page: page === 1 ? null : page,
});

export const deskPages = (count: number): number => Math.max(1, Math.ceil(Math.min(count, maxCounted) / pageSize));
