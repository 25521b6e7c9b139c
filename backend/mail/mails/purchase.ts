import * as z from "zod";
import { json } from "../../db/rows";
import { defineMail } from "../mail-definition";

const columns = z.object({ snapshot: json(z.object({ number: z.string() })) });

/** Sends a supplier a purchase order, with it as PDF. */
export const purchaseMail = defineMail({
	columns,
	write: async (db, { snapshot }, data) => ({ letter: await data.purchase(db, snapshot.number) }),
});
