import { dayAfter } from "../../../../../contract/values/days";

/** The beginnings of months in four languages, in plain form. */
const months: readonly (readonly string[])[] = [
	["jan", "tammi", "jaan"],
	["feb", "helmi", "veeb"],
	["mar", "marz", "march", "marts", "maalis"],
	["apr", "huhti"],
	["mai", "may", "touko"],
	["jun", "kesa", "juun"],
	["jul", "heina", "juul"],
	["aug", "elo"],
	["sep", "syys"],
	["okt", "oct", "loka"],
	["nov", "marras"],
	["dez", "dec", "joulu", "dets"],
];
export const monthNames = months
	.flat()
	.sort((a, b) => b.length - a.length)
	.join("|");
const monthOf = (word: string): number => {
	const [name] = new RegExp(`^(?:${monthNames})`).exec(word) ?? [];
	return months.findIndex((names) => name !== undefined && names.includes(name)) + 1;
};

const shortYear = String.raw`\d\d(?!\d)`;
const week = "kw|cw|kalenderwoche|woche|week|wk|vko|viikko|viikolla|viikon|nadal|nadalal|nadalaks";
const month = String.raw`(?:${monthNames})\p{L}{0,8}`;

/** Days as people write them, in plain form: 18.12.2026, 18.12., 2026-12-18, 18/12, 18. Dezember, Dec 18th, KW 51. */
const forms = {
	iso: String.raw`(20\d\d)-(\d\d)-(\d\d)`,
	dotted: String.raw`(\d{1,2})\.\s?(\d{1,2})(?:\.(\s?20\d\d|${shortYear})?|(?=[\s,;)]|$))`,
	slashed: String.raw`(\d{1,2})\/(\d{1,2})(?:\/(20\d\d|${shortYear}))?`,
	named: String.raw`(\d{1,2})(?:\.|st|nd|rd|th)?\s?(?:of\s)?(${month})(?:\.?,?\s(20\d\d))?`,
	turned: String.raw`(${month})\.?\s(\d{1,2})(?:st|nd|rd|th)?(?!\d)(?:,?\s(20\d\d))?`,
	week: String.raw`(?:${week})\.?\s?(\d{1,2})(?!\d)(?:[/.-](20\d\d|${shortYear}))?`,
	turnedWeek: String.raw`(\d{1,2})\.?\s?(?:kw|kalenderwoche|viikko|viikolla|viikon|nadal|nadalal|nadalaks)(?!\p{L}|\.?\s?\d)`,
} as const;
type Form = keyof typeof forms;

/** Alternatives of a pattern for a day; weeks apart, since they need no word before them. */
export const dayPattern = [forms.iso, forms.dotted, forms.slashed, forms.named, forms.turned].map(bare).join("|");
export const weekPattern = [forms.week, forms.turnedWeek].map(bare).join("|");

/** Without groups that capture. */
function bare(source: string): string {
	return source.replace(/(?<!\\)\((?!\?)/g, "(?:");
}

const whole = Object.entries(forms).flatMap(([form, source]): [Form, RegExp][] =>
	isForm(form) ? [[form, new RegExp(String.raw`^(?:${source})\.?$`, "u")]] : [],
);
function isForm(form: string): form is Form {
	return form in forms;
}

/** A day without its year is this year's, or next year's if that is not further away than this. */
const halfYear = 183;

/**
 * Reads a day in plain form. A week is its Friday.
 * @param today ISO
 * @returns ISO; null if it may be one of two: 5/6/2027; undefined if the calendar has no such day
 */
export function dayOf(text: string, today: string): string | null | undefined {
	for (const [form, pattern] of whole) {
		const found = pattern.exec(text.trim());
		if (!found) continue;
		const [, first = "", second = "", third = ""] = found;
		if (form === "week" || form === "turnedWeek") return fridayOf(Number(first), form === "week" ? second : "", today);
		if (form === "iso") return isoDay(Number(first), Number(second), Number(third));
		if (form === "named") return inYear(Number(first), monthOf(second), third, today);
		if (form === "turned") return inYear(Number(second), monthOf(first), third, today);
		if (form === "dotted") return inYear(Number(first), Number(second), third, today);
		const [one, other] = [Number(first), Number(second)];
		if (one <= 12 && other <= 12 && one !== other) return null;
		return one > 12 || one === other ? inYear(one, other, third, today) : inYear(other, one, third, today);
	}
	return undefined;
}

function isoDay(of: number, month: number, day: number): string | undefined {
	const date = new Date(Date.UTC(of, month - 1, day));
	const isReal = date.getUTCFullYear() === of && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
	return isReal ? date.toISOString().slice(0, 10) : undefined;
}

const yearOf = (written: string): number => Number(written) + (written.trim().length === 2 ? 2000 : 0);

function inYear(day: number, month: number, written: string, today: string): string | undefined {
	if (written !== "") return isoDay(yearOf(written), month, day);
	const present = Number(today.slice(0, 4));
	return nearer(isoDay(present, month, day), isoDay(present + 1, month, day), today);
}

/** This year's day, unless it has passed and next year's is near. */
const nearer = (present: string | undefined, next: string | undefined, today: string): string | undefined =>
	present !== undefined && present < today && next !== undefined && next <= dayAfter(today, halfYear) ? next : present;

/** In weeks. */
const longestSpan = 8;

/** "KW 51/26" names a year, "KW 50/51" two weeks, and "KW 25/26" may be either. */
function fridayOf(number: number, written: string, today: string): string | null | undefined {
	const present = Number(today.slice(0, 4));
	if (written === "") return nearer(friday(number, present), friday(number, present + 1), today);
	const of = yearOf(written);
	// "KW 2/27" is no span of 25 weeks.
	const isSpan = Number(written) > number && Number(written) <= number + longestSpan;
	const isYear = written.length === 4 || (of >= present && of <= present + 1 && !isSpan);
	return isYear ? friday(number, of) : null;
}

/** The Friday of a week by ISO 8601: the week with 4 January is the first. */
function friday(number: number, of: number): string | undefined {
	const fourth = new Date(Date.UTC(of, 0, 4));
	const first = dayAfter(fourth.toISOString().slice(0, 10), 4 - ((fourth.getUTCDay() + 6) % 7));
	const day = dayAfter(first, (number - 1) * 7);
	// The Thursday of a week is in its year.
	return number >= 1 && dayAfter(day, -1).startsWith(String(of)) ? day : undefined;
}
