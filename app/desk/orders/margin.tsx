import { useT } from "../../platform/i18n/i18n";
import * as desk from "../desk-page.css";
import { DeskTable } from "../desk-table";
import type { MarginView } from "./margin.server";

/** Cost and margin of the order's lines. Renders nothing for null. */
export function OrderMargin({ margin }: { margin: MarginView }) {
	const t = useT("desk");
	if (!margin) return null;
	const { lines, total, unknown } = margin;
	return (
		<section className={desk.section} aria-labelledby="margin">
			<h2 id="margin" className={desk.sectionTitle}>
				{t("margin.title")}
			</h2>
			<DeskTable
				caption={t("margin.title")}
				rows={[...lines, { line: 0, title: t("margin.sum"), ...total }]}
				keyOf={({ line }) => line}
				empty=""
				columns={[
					{ title: t("orders.position"), isFigure: true, cell: ({ line }) => line || "" },
					{ title: t("orders.item"), isName: "long", cell: ({ title }) => title },
					{ title: t("today.net"), isFigure: true, cell: ({ price }) => price },
					{ title: t("margin.cost"), isFigure: true, cell: ({ cost }) => cost },
					{ title: t("margin.title"), isFigure: true, cell: ({ margin }) => margin },
					{ title: "%", isFigure: true, cell: ({ rate }) => rate },
				]}
			/>
			<p className={desk.muted}>{[t("margin.note"), ...(unknown > 0 ? [t("margin.unknown", { count: unknown })] : [])].join(" ")}</p>
		</section>
	);
}
