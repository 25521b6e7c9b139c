import { build } from "../../scripts/build.mjs";

/** Builds what has changed. */
export default async function setUp(): Promise<void> {
	await build({ keepsOld: true });
}
