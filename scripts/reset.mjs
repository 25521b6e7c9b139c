import "./node-version.mjs";
import { existsSync, rmSync } from "node:fs";

const state = ".wrangler/state";
const had = existsSync(state);
rmSync(state, { recursive: true, force: true });
console.log(had ? "The local database with its orders is deleted." : "There was no local database.");
console.log("The next `npm start` makes a new one.");
