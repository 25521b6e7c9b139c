import { startShop } from "./server";

/** The shop that all HTTP tests of a process share. Each process has its own, because a runtime works on one core only. */
export const shared = await startShop();
