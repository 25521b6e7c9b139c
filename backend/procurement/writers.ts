import type { ConnectionKind, ReturnForm } from "../../contract/procurement";
import type { PricedCart } from "../orders/priced-cart";
import { writeCxml } from "./cxml/write-return";
import { writeIds } from "./ids/write-return";
import { writeOci } from "./oci/write-cart";
import type { ReturnedLine, Written } from "./return-lines";
import type { Visit } from "./visit-rows";

/** The form of a returned cart, its lines, and the name of the message in the log. */
export interface WrittenCart {
	form: ReturnForm;
	lines: ReturnedLine[];
	kind: string;
}

/** @param cart null: the buyer takes nothing along */
export type Writer = (visit: Visit, cart: PricedCart | null, written: Written) => WrittenCart;

/** How each protocol writes a cart that returns. */
export const writers: Readonly<Record<ConnectionKind, Writer>> = { oci: writeOci, cxml: writeCxml, ids: writeIds };
