import { useT } from "../../platform/i18n/i18n";
import { Notice } from "../../ui/notice";
import { Wrap } from "../../ui/wrap";
import { type Other, OtherCart } from "./other-cart";
import * as css from "./other-cart.css";

interface OtherCartsProps {
	/** As the backend orders them: those set aside last. */
	others: readonly Other[];
	/** As `OtherCart` takes it. */
	present: string | null;
}

/** Asks about the latest cart that its owner has not set aside. */
export function OtherCartNotice({ others, present }: OtherCartsProps) {
	const t = useT("carts");
	const other = firstOpen(others);
	if (!other) return null;
	return (
		<section aria-label={t("notice.title")} className={css.onScreen}>
			<Notice title={t("notice.title")}>
				<OtherCart other={other} present={present} isNew />
			</Notice>
		</section>
	);
}

/** All others, below the page: nothing that was set aside is lost. */
export function OtherCartList({ others, present }: OtherCartsProps) {
	const t = useT("carts");
	const first = firstOpen(others);
	const rest = others.filter((other) => other !== first);
	if (rest.length === 0) return null;
	return (
		<Wrap>
			<section aria-labelledby="other-carts" className={css.section}>
				<h2 id="other-carts">{t("list.title")}</h2>
				<ul className={css.list}>
					{rest.map((other) => (
						<li key={other.uuid} className={css.row}>
							<OtherCart other={other} present={present} />
						</li>
					))}
				</ul>
			</section>
		</Wrap>
	);
}

const firstOpen = (others: readonly Other[]): Other | undefined => others.find((other) => !other.is_set_aside);
