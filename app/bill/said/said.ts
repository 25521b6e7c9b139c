import type { DeliveryEstimate } from "../../../contract/catalogue";
import type { LineRead } from "../../../contract/search";
import { arrivalOf, type Destination, wayTo, withWay } from "../../../contract/seller/way";
import { wantedDayProblem } from "../../../contract/values/wanted-day";
import type { ListLine } from "../read-list";

/** A certificate or a wanted day that a list names besides its goods, or goods that it takes back, as written. */
export type Said = { line: number; text: string } & (SaidCertificate | SaidDay | { kind: "cancelled" });

interface SaidCertificate {
	kind: "certificate";
	/** all: of all lines. none: without. open: of unknown lines, or of an unknown kind. */
	means: "all" | "none" | "open";
}

interface SaidDay {
	kind: "day";
	/** ISO; null if the wish is not surely one day. */
	day: string | null;
	/** all: the order's day. line: of this line alone. several: the list names several for all lines. Otherwise why it is not taken. */
	means: "all" | "line" | "several" | "unsure" | "past" | "far" | "weekend" | "holiday";
	/** When the goods come that cannot be there by the order's day, ISO. */
	possible?: { first: string; last: string };
}

export interface SaidOfList {
	said: Said[];
	/** The wanted day of the whole order, ISO; null for none. */
	wantedOn: string | null;
}

type Read = Pick<LineRead, "kind" | "certificate" | "wanted_on" | "is_note" | "is_cancelled">;

/**
 * Collects what a list says of certificates, days and cancelled goods. The day of a line without goods is the order's, and so is a day that all lines with
 * goods name.
 * @param all lines, each with its reading, if the backend has read it
 * @param today ISO, by the company's clock
 */
export function saidOf(all: readonly { line: ListLine; text: string; read: Read | undefined }[], today: string): SaidOfList {
	const lines = all.filter(({ read }) => !read?.is_cancelled);
	const cancelled = all
		.filter(({ read }) => read?.is_cancelled)
		.map(({ line: { first }, text }): Said => ({ line: first + 1, text, kind: "cancelled" }));
	const isOfAll = ({ is_note: isNote, kind }: Read): boolean => isNote || kind === "skipped";
	const notes = lines.filter(({ read }) => read && isOfAll(read) && read.wanted_on !== null);
	const goods = lines.filter(({ read }) => !read || !isOfAll(read));
	const days = [...new Set((notes.length > 0 ? notes : goods).map(({ read }) => read?.wanted_on?.on ?? null))];
	const [day = null] = days;
	const problemOf = (on: string) => wantedDayProblem(on, today);
	const wantedOn = days.length === 1 && day !== null && problemOf(day) === null ? day : null;
	const meansOf = (read: Read): SaidDay["means"] => {
		const on = read.wanted_on?.on ?? null;
		if (on === null) return "unsure";
		const problem = problemOf(on);
		if (problem) return dayProblems[problem];
		if (on === wantedOn) return "all";
		return isOfAll(read) ? "several" : "line";
	};
	const said = lines.flatMap(({ line: { first }, text, read }): Said[] => {
		if (!read) return [];
		const line = first + 1;
		const { wanted_on: wanted, is_note: isNote, kind, certificate } = read;
		const ofDay: Said[] = wanted ? [{ line, text: wanted.text, kind: "day", day: wanted.on, means: meansOf(read) }] : [];
		const means = kind === "none" ? "open" : certificate ? "all" : "none";
		const ofCertificate: Said[] = isNote && (certificate !== null || means === "open") ? [{ line, text, kind: "certificate", means }] : [];
		return [...ofCertificate, ...ofDay];
	});
	return { said: [...said, ...cancelled], wantedOn };
}

/**
 * Says of the order's wanted day if goods come later, and when.
 * @param deliveries of the lines that can be ordered, null for an unknown one
 * @param to where they go @param today ISO, by the company's clock
 */
export function withPossibleDays(
	said: readonly Said[],
	deliveries: readonly (DeliveryEstimate | null)[],
	to: Destination,
	today: string,
): Said[] {
	const days = deliveries.flatMap((delivery) => {
		const { first = null, last = null } = delivery ? arrivalOf(withWay(delivery, wayTo(to)), today, to.country) : {};
		const end = last ?? first;
		return end === null ? [] : [{ first: first ?? end, last: end }];
	});
	return said.map((one) => {
		if (one.kind !== "day" || one.means !== "all" || one.day === null) return one;
		const { day } = one;
		const late = days.filter(({ last }) => last > day);
		const [first] = late.map((line) => line.first).sort();
		const last = late
			.map((line) => line.last)
			.sort()
			.at(-1);
		return first && last ? { ...one, possible: { first, last } } : one;
	});
}

const dayProblems = {
	"wantedDay.past": "past",
	"wantedDay.far": "far",
	"wantedDay.weekend": "weekend",
	"wantedDay.holiday": "holiday",
} as const;

/** A certificate as it is read again, in every language. */
const written = { true: "EN 10204-3.1", false: "no EN 10204-3.1" } as const;

/** The parts of a line's rewritten text and reference that keep its certificate and a day that is not the order's. */
export function keptOf(
	{ certificate, wanted_on: wanted }: Pick<Read, "certificate" | "wanted_on">,
	wantedOn: string | null,
): { day: string; certificate: string } {
	return {
		day: wanted && (wanted.on === null || wanted.on !== wantedOn) ? wanted.text : "",
		certificate: certificate === null ? "" : written[`${certificate}`],
	};
}
