import type { AppLoadContext } from "@remix-run/cloudflare";
import { users } from "../../../contract/users";
import { locales, markets } from "../../platform/config/market";
import type { SessionView } from "./session-list";

/** Where the account is signed in, with its times in words: who reads them elsewhere need not bring what writes them. */
export async function readSessions({ backend, market }: Pick<AppLoadContext, "backend" | "market">) {
	const { count, sessions } = await backend(users.sessions);
	const { intl, timeZone } = market;
	const day = new Intl.DateTimeFormat(intl, { dateStyle: "long", timeZone });
	const hour = new Intl.DateTimeFormat(intl, { day: "numeric", month: "long", year: "numeric", hour: "numeric", timeZone });
	const shown = sessions.map(
		({ id, signed_in_at, used_at, locale, browser, system, is_this }): SessionView => ({
			...{ id, browser, system, isThis: is_this },
			signedIn: day.format(new Date(signed_in_at)),
			used: hour.format(new Date(used_at)),
			language: locales.find((known) => markets[known].backendLocale === locale) ?? null,
		}),
	);
	return { sessions: shown, more: count - shown.length };
}
