import { approvals } from "./approvals";
import { catalogue } from "./catalogue";
import { claims } from "./claims/claims";
import { files } from "./claims/files";
import { content } from "./content";
import { invoices } from "./invoices";
import { lists } from "./lists";
import { openCarts } from "./open-carts";
import { orders } from "./orders";
import { search } from "./search";
import { stockNotices } from "./stock/notices";
import { ownNumbers, teams } from "./team";
import { addresses, users } from "./users";

/** Every call of the backend, by group (docs/requirements.md, R22–R28). */
export const calls = {
	orders,
	content,
	catalogue,
	search,
	teams,
	users,
	lists,
	approvals,
	openCarts,
	invoices,
	ownNumbers,
	addresses,
	claims,
	files,
	stockNotices,
};
