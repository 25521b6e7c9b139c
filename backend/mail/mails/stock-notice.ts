import * as z from "zod";
import { backendLocale } from "../../../contract/fields";
import { articleAnswer, articleColumns, articleRow } from "../../catalogue/article";
import { json, rowsOf } from "../../db/rows";
import { aboutPrivacy, closingLines } from "../../documents/order-sections";
import { languageOf } from "../../platform/language";
import { mailTexts } from "../../texts/mail-texts";
import { defineMail, letterOf, type MailDefinition } from "../mail-definition";

const columns = z.object({
	locale: backendLocale,
	origin: z.string(),
	token: z.string(),
	snapshot: json(z.object({ variant: z.number() })),
});

/** @param isTold the article is available; otherwise the reader has to confirm the address first */
const stockNotice = (isTold: boolean): MailDefinition =>
	defineMail({
		columns,
		write: async (db, { locale, origin, token, snapshot }) => {
			const texts = mailTexts(locale);
			const { t } = texts;
			const [row] = rowsOf(
				articleRow,
				await db
					.prepare(`SELECT ${articleColumns(languageOf(locale))} FROM variants v JOIN products p ON p.id = v.product_id WHERE v.id = ?`)
					.bind(snapshot.variant)
					.all(),
			);
			if (!row) throw new Error("The variant of the notice does not exist.");
			const { id, slug, code, title } = articleAnswer(row);
			const named = { title, code };
			return {
				letter: {
					...letterOf(texts, t(isTold ? "stockNotice.subject" : "stockNotice.confirmSubject", named)),
					paragraphs: isTold ? [t("stockNotice.text", named)] : [t("stockNotice.confirm", named), t("stockNotice.notYou")],
					link: isTold
						? { text: t("stockNotice.link"), url: `${origin}/products/${slug}?showVariant=${id}` }
						: { text: t("stockNotice.confirmLink"), url: `${origin}/stock-notice?token=${token}` },
					addresses: [],
					closing: [
						...(isTold ? [t("stockNotice.once"), t("stockNotice.end", { url: `${origin}/stock-notice?end=${token}` })] : []),
						...aboutPrivacy(t, origin),
						...closingLines(locale, texts),
					],
				},
			};
		},
	});

export const stockNoticeMails = { stock_notice: stockNotice(true), stock_notice_confirm: stockNotice(false) };
