import type { Country } from "../../../contract/locale";
import { parseVatId } from "../../../contract/values/vat-id";
import { type Cell, type Rows, rowsOf } from "../../db/inserts";
import { type Text, translations } from "../text";

/** What all accounts of the demonstration sign in with. They are made on this machine alone: the seed of a deployed shop has none. */
export const demoPassword = "Crossbar1";

export interface DemoAccount {
	id: number;
	email: string;
	name: string;
	/** E.164. */
	phone: string;
	/** As its country writes it; a company of content/companies.ts. */
	vat: string;
	company: string;
	street: string;
	postcode: string;
	city: string;
	country: Country;
	/** In the team of its company. */
	role: "owner" | "approver" | "buyer" | null;
	/** Cents without VAT, above which an order waits for approval; null: none does. */
	limitCents: number | null;
}

/** None of those that guests try an order with: its orders are its team's. */
const teamCompany = {
	vat: "3041526-6",
	company: "Uudenmaan Pihakivi ja Aita Oy",
	street: "Juvan teollisuuskatu 15",
	postcode: "02920",
	city: "Espoo",
	country: "FI",
} as const;

/** Number 1 is the account that the catalogue comes with. */
export const demoAccounts = {
	purchaser: {
		...{ id: 2, email: "purchaser@demo.example", name: "Aino Korhonen", phone: "+358401234567" },
		...teamCompany,
		...{ role: "owner", limitCents: null },
	},
	buyer: {
		...{ id: 3, email: "buyer@demo.example", name: "Mikko Lehtinen", phone: "+358407654321" },
		...teamCompany,
		...{ role: "buyer", limitCents: 500_000 },
	},
	approver: {
		...{ id: 4, email: "approver@demo.example", name: "Sari Nieminen", phone: "+358405550142" },
		...teamCompany,
		...{ role: "approver", limitCents: null },
	},
	german: {
		...{ id: 5, email: "einkauf@demo.example", name: "Jörg Reinhardt", phone: "+49231123456", vat: "DE136695976" },
		...{ company: "Stahlbau Reinhardt GmbH", street: "Hafenstraße 18", postcode: "44147", city: "Dortmund", country: "DE" },
		...{ role: null, limitCents: null },
	},
	estonian: {
		...{ id: 6, email: "ostja@demo.example", name: "Kristjan Tamm", phone: "+37251234567", vat: "EE100931558" },
		...{ company: "Põhjala Teraskonstruktsioonid OÜ", street: "Peterburi tee 71", postcode: "11415", city: "Tallinn", country: "EE" },
		...{ role: null, limitCents: null },
	},
} as const satisfies Record<string, DemoAccount>;

interface PersonalDiscount {
	user: number;
	title: Text;
	/** Per cent. */
	percent: number;
	/** EUR of goods from which on it holds. */
	from: number;
	/** Years from this one on; its first day is the first of the year, its last the end of the other. null: open. */
	years: readonly [first: number | null, last: number | null];
}

const frame = { de: "Rahmenvertrag", en: "Framework agreement", et: "Raamleping", fi: "Puitesopimus" };
const projects = { de: "Objektpreise", en: "Project prices", et: "Objektihinnad", fi: "Kohdehinnat" };

const discounts: readonly PersonalDiscount[] = [
	{ user: demoAccounts.purchaser.id, title: frame, percent: 2.5, from: 1_000, years: [null, 1] },
	{ user: demoAccounts.purchaser.id, title: projects, percent: 4, from: 8_000, years: [-1, 1] },
	{ user: demoAccounts.purchaser.id, title: frame, percent: 3, from: 1_000, years: [2, 3] },
	{ user: demoAccounts.buyer.id, title: frame, percent: 2.5, from: 1_000, years: [null, 1] },
	{ user: demoAccounts.german.id, title: frame, percent: 3, from: 2_000, years: [null, null] },
];

/** Behind those of the catalogue. */
const firstDiscountId = 101;

/**
 * The rows of all accounts: verified, with what the profile says, their team and their prices.
 * @param made.on the day on which the database is made, ISO: validities are counted from it
 * @param made.passwordHash of `demoPassword`, as backend/users keeps it
 */
export function accountRows({ on, passwordHash }: { on: string; passwordHash: string }): Rows[] {
	const accounts: DemoAccount[] = Object.values(demoAccounts);
	const year = Number(on.slice(0, 4));
	const day = (years: number | null, end: string): Cell => (years === null ? null : `${year + years}-${end}`);
	return [
		rowsOf(
			"users",
			[
				...["id", "email", "company", "vatid", "customername", "phonenumber", "billingaddress", "billingpostcode", "billingcity"],
				...["billing_country", "is_verified", "created_at", "password_hash"],
			],
			accounts.map(({ id, email, company, vat, name, phone, street, postcode, city, country }) => [
				...[id, email, company, vat, name, phone, street, postcode, city, country, 1],
				...[`${year - 2}-01-08T07:30:00Z`, passwordHash],
			]),
		),
		rowsOf("teams", ["id", "vat"], [[1, parseVatId(teamCompany.vat, teamCompany.country)?.international ?? ""]]),
		rowsOf(
			"team_members",
			["user_id", "team_id", "role", "limit_cents"],
			accounts.flatMap(({ id, role, limitCents }) => (role === null ? [] : [[id, 1, role, limitCents]])),
		),
		rowsOf(
			"discounts",
			["id", "kind", "percent_bp", "threshold", "start_date", "end_date", "user_id"],
			discounts.map(({ user, percent, from, years: [first, last] }, index) => [
				firstDiscountId + index,
				...["personal", Math.round(percent * 100), from * 100, day(first, "01-01"), day(last, "12-31"), user],
			]),
		),
		rowsOf(
			"discount_translations",
			["discount_id", "language", "title"],
			discounts.flatMap(({ title }, index) => translations([firstDiscountId + index], title)),
		),
	];
}
