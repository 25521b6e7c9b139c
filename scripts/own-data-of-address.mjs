import { ownDataStatements } from "../backend/users/own-data-statements.mjs";

const text = (value) => `'${value.replaceAll("'", "''")}'`;

/** The queries for all that is stored of an address: of its account, where it has one, and of orders that it was given in. */
export function ofAddress(address) {
	const email = text(address);
	const user = `(SELECT id FROM users WHERE email = ${email} COLLATE NOCASE)`;
	const orders = `(o.user_id = ${user} OR o.id IN (SELECT order_id FROM order_forms WHERE email = ${email} COLLATE NOCASE))`;
	return ownDataStatements({ user, email, orders });
}
