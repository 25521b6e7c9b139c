import { ContactButton } from "../../content/contact-button";
import { CountedButton } from "../../platform/analytics/counted-link";
import { rowsAnchor } from "../../platform/http/list-query";
import { useT } from "../../platform/i18n/i18n";
import { useSeller } from "../../platform/page/use-seller";
import { Empty } from "../../ui/empty";
import { LinkButton } from "../../ui/forms/button";

/** Explains a page past the last one. The link is old or the list has become shorter. */
export function PageBeyond({ page, pages, hrefOf }: { page: number; pages: number; hrefOf: (page: number) => string }) {
	const t = useT("catalogue");
	return (
		<Empty
			id={rowsAnchor}
			title={t("beyond.title", { page })}
			actions={
				<>
					<LinkButton to={hrefOf(pages)} kind="primary">
						{t("beyond.last", { page: pages })}
					</LinkButton>
					<LinkButton to={hrefOf(1)}>{t("beyond.first")}</LinkButton>
				</>
			}
		>
			<p>{t("beyond.text", { count: pages })}</p>
		</Empty>
	);
}

export function NothingHere() {
	const t = useT("catalogue");
	const { phone } = useSeller();
	return (
		<Empty
			id={rowsAnchor}
			title={t("empty.title")}
			actions={
				<>
					<ContactButton kind="primary">{t("empty.contact")}</ContactButton>
					<CountedButton to={`tel:${phone.dial}`}>{phone.shown}</CountedButton>
				</>
			}
		>
			<p>{t("empty.text")}</p>
		</Empty>
	);
}

/** Says that the filters exclude everything. The chips above remove them. */
export function NothingLeft() {
	const t = useT("filters");
	return (
		<Empty id={rowsAnchor} title={t("none.title")}>
			<p>{t("none.text")}</p>
		</Empty>
	);
}
