import { tableOf } from "../bench/table.mjs";

/** Tolerated wrong responses per thousand. */
const mostWrong = 0.001;
const ms = (time) => `${time.toFixed(0)} ms`;
const mb = (bytes) => `${(bytes / 1e6).toFixed(0)} MB`;
const spreadOf = ({ p50, p95, p99, most }) => [p50, p95, p99, most].map(ms);

/**
 * @param isShort checks statuses, not times
 * @returns a table for each part, and the checks: [name, value, isPassed]
 */
export const verdicts = {
	steady({ seconds, category, form, carts }, isShort) {
		const row = (name, { count, wrong, ...times }) => [
			name,
			String(count),
			(count / seconds).toFixed(0),
			String(wrong),
			...spreadOf(times),
		];
		const share = (category.wrong + form.wrong) / (category.count + form.count);
		return {
			table: tableOf([
				[`${(seconds / 60).toFixed(1)} min`, "asked", "a second", "not served", "p50", "p95", "p99", "most"],
				row("category pages", category),
				row("forms of the cart", form),
			]),
			checks: [
				["categories and forms are served, but for one in a thousand", `${(share * 100).toFixed(3)} %`, share <= (isShort ? 1 : mostWrong)],
				["each cart holds what was acknowledged, once", `${carts.right} of ${carts.all}`, carts.all > 0 && carts.right === carts.all],
			],
		};
	},

	overload({ most, asked, made, refused, kept, forms, wrong, carts, back }, isShort) {
		const kinds = wrong.map(({ kind, status }) => `${kind} ${status || "without an answer"}`);
		const statuses = [...new Set(kinds)].map((name) => `${kinds.filter((one) => one === name).length} × ${name}`);
		return {
			table: tableOf([
				[`${asked.toFixed(0)} pages a second, of which ${most.toFixed(0)} can be made`, "answers", "p50", "p95", "p99", "most"],
				["made", String(made.count), ...spreadOf(made)],
				["asked to retry", String(refused.count), ...spreadOf(refused)],
				["kept pages", String(kept.count), ...spreadOf(kept)],
			]),
			checks: [
				["every answer is the page, or a small whole one with Retry-After", statuses.join(", ") || "all", wrong.length === 0],
				["some are asked to retry", String(refused.count), refused.count > 0],
				["kept pages are shown all the while", `${kept.good} of ${kept.count}`, kept.count > 0 && kept.good === kept.count],
				[
					"forms are taken, or nothing has happened",
					`${forms.taken} of ${forms.count}; ${carts.right} of ${carts.all} carts right`,
					carts.right === carts.all,
				],
				["pages are made again within 10 s of the flood's end", ms(back), Number.isFinite(back) && (isShort || back <= 10_000)],
			],
		};
	},

	memory({ warmUp, seconds, requests, wrong, from, to, growth }, isShort) {
		return {
			table: tableOf([
				["after the first minutes", "requests", "memory then", "at the end", "growth"],
				[
					`${(warmUp / 60).toFixed(1)} + ${(seconds / 60).toFixed(1)} min`,
					String(requests),
					mb(from),
					mb(to),
					`${(growth * 100).toFixed(1)} %`,
				],
			]),
			checks: [
				["all answers are right", `${wrong} are not`, wrong === 0],
				["memory grows by less than 5 %", `${(growth * 100).toFixed(1)} %`, from > 0 && to > 0 && (isShort || growth < 0.05)],
			],
		};
	},
};
