import { useArrivalText } from "../../cart/orders/arrival";
import { useFormat } from "../../platform/i18n/format";
import { useT } from "../../platform/i18n/i18n";
import { note, regular, small, stack } from "../../ui/layout.css";
import * as css from "../questions.css";
import type { Said } from "./said";

/** The certificates, wanted days and cancelled goods of a list, each with what becomes of it. */
export function SaidList({ said }: { said: readonly Said[] }) {
	const t = useT("quick-order");
	const cancelled = said.filter(({ kind }) => kind === "cancelled");
	return (
		<>
			<Part id="said" title={t("said.title")} said={said.filter((one) => !cancelled.includes(one))} />
			<Part id="cancelled" title={t("cancelled.title")} said={cancelled} />
		</>
	);
}

function Part({ id, title, said }: { id: string; title: string; said: readonly Said[] }) {
	const t = useT("quick-order");
	if (said.length === 0) return null;
	return (
		<section aria-labelledby={id} className={stack[3]}>
			<h2 id={id}>{title}</h2>
			<ul className={css.lines}>
				{said.map((one) => (
					<li key={`${one.line}-${one.kind}`} className={css.line}>
						<span className={`${small} ${regular}`}>{t("asked.line", { line: one.line })}</span>{" "}
						{one.kind === "cancelled" ? <s className={css.typed}>{one.text}</s> : <span className={css.typed}>{one.text}</span>}
						<p className={note}>
							<Meaning said={one} />
						</p>
					</li>
				))}
			</ul>
		</section>
	);
}

function Meaning({ said }: { said: Said }) {
	const t = useT("quick-order");
	const format = useFormat();
	const arrivalText = useArrivalText();
	if (said.kind === "cancelled") return t("cancelled.hint");
	if (said.kind === "certificate") return t(`said.certificate.${said.means}`);
	const day = said.day === null ? "" : format.date(said.day);
	const { possible } = said;
	if (possible) return t("said.day.late", { day, arrival: arrivalText({ ...possible, approx: false }) ?? "" });
	return t(`said.day.${said.means}`, { day });
}
