import type { PunchoutProblem } from "../../contract/procurement";

/** A refusal of a system's call, and the value that is wrong. */
export class Wrong {
	constructor(
		readonly problem: PunchoutProblem,
		readonly about = "",
	) {}
}
