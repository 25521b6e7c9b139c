/** The parameters in the address of a list of the desk. */
export interface DeskQuery<State extends string> {
	search: string;
	state: State;
	page: number;
}

/** The query of a link to a list, without the defaults. */
export const deskParams = <State extends string>({ search, state, page }: DeskQuery<State>, usual: State) => ({
	search: search === "" ? null : search,
	state: state === usual ? null : state,
	page: page === 1 ? null : page,
});
