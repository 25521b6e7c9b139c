import type { StaffRole } from "../../../contract/desk/staff-roles";
import type { Country } from "../../../contract/locale";
import { parseVatId } from "../../../contract/values/vat-id";
import { type Cell, type Rows, rowsOf } from "../../db/inserts";
import { type Text, translations } from "../text";

export const demoPassword = "Crossbar1";

export interface DemoAccount {
	id: number;
	email: string;
	name: string;
	/** E.164. */
	phone: string;
	/** A VAT id in national format, from content/companies.ts. */
	vat: string;
	company: string;
	street: string;
	postcode: string;
	city: string;
	country: Country;
	role: "owner" | "approver" | "buyer" | null;
	/** Net cents above which an order requires approval; null: no limit. */
	limitCents: number | null;
}

/** Guest orders do not have it: it belongs to the team's orders. */
const teamCompany = {
	vat: "3041526-6",
	company: "Uudenmaan Pihakivi ja Aita Oy",
	street: "Juvan teollisuuskatu 15",
	postcode: "02920",
	city: "Espoo",
	country: "FI",
} as const;

/** Number 1 is the account of the catalogue's seed. */
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

/** The team's cost centres; limits are net cents a month. */
const costCentres = [
	["1000", "Hallinto", null, 1],
	["2000", "Konepaja", 1_500_000, 1],
	["2100", "Varasto", null, 1],
	["3000", "Työmaat", 25_000_000, 1],
] as const;
const teamProjects = [
	["2417", "Kalasatama"],
	["2422", "Kivistön koulu"],
] as const;

interface PersonalDiscount {
	user: number;
	title: Text;
	/** Per cent. */
	percent: number;
	/** Minimum value of goods in EUR. */
	from: number;
	/** Years relative to the current one; from the first day of the first to the last day of the second. null: open. */
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

const firstDiscountId = 101;

/** People at the desk, with `demoPassword`; their codes are mailed. */
const demoStaff = [
	{ email: "owner@desk.example", name: "Leena Saar", roles: ["owner"] },
	{ email: "orders@desk.example", name: "Jan Becker", roles: ["orders"] },
	{ email: "accounts@desk.example", name: "Outi Laine", roles: ["accounts"] },
	{ email: "content@desk.example", name: "Tiina Kask", roles: ["content"] },
	{ email: "catalogue@desk.example", name: "Anu Tamm", roles: ["catalogue"] },
] as const satisfies { email: string; name: string; roles: readonly StaffRole[] }[];

/**
 * The rows of all accounts: verified, with their profile, team and prices.
 * @param made.on day on which the database is created, ISO: validities are relative to it
 * @param made.passwordHash of `demoPassword`, in the format of backend/users
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
		rowsOf(
			"cost_centres",
			["team_id", "code", "name", "limit_cents", "is_active"],
			costCentres.map((centre) => [1, ...centre]),
		),
		rowsOf(
			"projects",
			["team_id", "code", "name"],
			teamProjects.map((project) => [1, ...project]),
		),
		rowsOf(
			"staff",
			["email", "name", "roles", "password_hash"],
			demoStaff.map(({ email, name, roles }) => [email, name, JSON.stringify(roles), passwordHash]),
		),
	];
}
