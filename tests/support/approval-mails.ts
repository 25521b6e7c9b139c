import { z } from "zod";

const mail = z.object({
	kind: z.string(),
	locale: z.string(),
	to: z.array(z.string()),
	reply_to: z.string().nullable(),
	subject: z.string(),
	text: z.string(),
});
export type Mail = z.output<typeof mail>;

/** Mails of a kind that link to a cart or its approval page. @param backend its address */
export async function mailsAbout(backend: string, cartPath: string, kind: string): Promise<Mail[]> {
	const uuid = cartPath.split("/").at(-1) ?? "";
	const all = z.array(mail).parse(await (await fetch(`${backend}/_dev/outbox.json`)).json());
	return all.filter((one) => one.kind === kind && one.text.includes(uuid));
}
