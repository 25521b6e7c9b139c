import { useState } from "react";
import { DeferredPart } from "../../platform/document/deferred-part";
import { useT } from "../../platform/i18n/i18n";
import { arrived, type Deferred, useArrived } from "../../ui/deferred-content";
import { Notice } from "../../ui/notice";
import { Wrap } from "../../ui/wrap";
import { type Other, OtherCart } from "./other-cart";
import * as css from "./other-cart.css";

interface OtherCartsProps {
	/** As the backend orders them: those set aside last; null where the page asks for none. */
	of: Deferred<readonly Other[] | null>;
	/** As `OtherCart` takes it. */
	present: string | null;
}

/** Asks about the latest cart that its owner has not set aside. */
export function OtherCartNotice({ of, present }: OtherCartsProps) {
	const t = useT("carts");
	const other = useNoticed(of);
	return other ? (
		<section aria-label={t("notice.title")} className={css.onScreen}>
			<Notice title={t("notice.title")}>
				<OtherCart other={other} present={present} isNew />
			</Notice>
		</section>
	) : null;
}

/** The cart that the notice above the page is about; none where it comes so late that it would push the page down. */
function useNoticed(of: OtherCartsProps["of"]): Other | undefined {
	const [isAbove] = useState(arrived(of) !== null);
	const others = useArrived(of);
	return isAbove ? others?.find((other) => !other.is_set_aside) : undefined;
}

/** All others, below the page: nothing that was set aside is lost. */
export function OtherCartList({ of, present }: OtherCartsProps) {
	const t = useT("carts");
	const noticed = useNoticed(of);
	return (
		<DeferredPart of={of} title={t("list.title")} waiting={null}>
			{(others) => <CartsBelow others={others?.filter(({ uuid }) => uuid !== noticed?.uuid) ?? []} present={present} />}
		</DeferredPart>
	);
}

function CartsBelow({ others, present }: { others: readonly Other[] } & Pick<OtherCartsProps, "present">) {
	const t = useT("carts");
	if (others.length === 0) return null;
	return (
		<Wrap>
			<section aria-labelledby="other-carts" className={css.section}>
				<h2 id="other-carts">{t("list.title")}</h2>
				<ul className={css.list}>
					{others.map((other) => (
						<li key={other.uuid} className={css.row}>
							<OtherCart other={other} present={present} />
						</li>
					))}
				</ul>
			</section>
		</Wrap>
	);
}

/** Whether there are any, as far as is known. */
export const hasOthers = (of: OtherCartsProps["of"]): boolean => (arrived(of)?.length ?? 0) > 0;
