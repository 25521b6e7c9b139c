import * as z from "zod";
import { backendLocale } from "../../../contract/fields";
import type { BackendLocale } from "../../../contract/locale";
import { invitedRoles } from "../../../contract/values/team-roles";
import { json } from "../../db/rows";
import type { Letter } from "../../documents/letter";
import { aboutPrivacy, reachable, signature } from "../../documents/order-sections";
import { plainName } from "../../documents/plain-name";
import { mailTexts } from "../../texts/mail-texts";
import { defineMail, letterOf } from "../mail-definition";

/** Data stored with an invitation (schedule-mail.ts). */
const stored = z.object({
	/** Name of the inviting member; "" if unknown. */
	name: z.string(),
	email: z.string(),
	/** "" if unknown. */
	company: z.string(),
	vat: z.string(),
	role: z.enum(invitedRoles),
	/** Order limit of a buyer; null if none. Missing in older rows. */
	limit_cents: z.number().nullable().default(null),
	/** ISO time. */
	expires_at: z.string(),
});

const columns = z.object({ locale: backendLocale, origin: z.string(), token: z.string(), snapshot: z.string() });
type Row = z.output<typeof columns>;

/** Invites a colleague; Reply-To is the inviting member. */
export const teamInvitation = defineMail({
	columns,
	write: async (_, row) => {
		const invitation = json(stored).parse(row.snapshot);
		return { letter: invitationLetter(row, invitation, row.locale), replyTo: invitation.email };
	},
});

function invitationLetter({ origin, token }: Row, invitation: z.output<typeof stored>, locale: BackendLocale): Letter {
	const texts = mailTexts(locale);
	const { t, day, money } = texts;
	const { email, vat, role, limit_cents: limit, expires_at } = invitation;
	const name = plainName(invitation.name);
	const company = plainName(invitation.company);
	return {
		// User input must not appear in the subject.
		...letterOf(texts, t("invitation.subject")),
		paragraphs: [
			t("invitation.intro", { sender: name === "" ? email : `${name} (${email})`, company: company === "" ? vat : `${company} (${vat})` }),
			role === "buyer" && limit !== null ? t("invitation.limited", { limit: money(limit) }) : t(`invitation.${role}`),
			t("invitation.how"),
		],
		// "" after sending: only the mail contains the link.
		...(token !== "" ? { link: { text: t("invitation.link"), url: `${origin}/users/company/invitation?token=${token}` } } : {}),
		addresses: [email],
		closing: [
			t("invitation.term", { day: day(expires_at) }),
			reachable(locale, (reached) => t("invitation.notYou", reached)),
			...aboutPrivacy(t, origin),
			signature(texts),
		],
	};
}
