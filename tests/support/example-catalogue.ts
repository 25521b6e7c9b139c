import { readSheets } from "../../backend/imports/read-sheets";
import { productDocument } from "../../backend/imports/rows";
import { catalogueFolder } from "../../scripts/lib/seed.mjs";
import { readTables } from "../../scripts/lib/tables.mjs";

const { base, documents, problems } = readSheets(await readTables(catalogueFolder));
if (problems.length > 0) throw new Error(JSON.stringify(problems.slice(0, 5)));

export const { suppliers, categories, attributes, values } = base;
export const products = documents.map((document) => productDocument.parse(document));
