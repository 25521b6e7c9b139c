import { Form } from "@remix-run/react";
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { href } from "../../platform/config/href";
import { useT } from "../../platform/i18n/i18n";
import { compareForm, maxCompared } from "../../platform/page/compare-ids";
import { useChoice } from "../../platform/page/use-choice";
import { Link } from "../../ui/link";
import * as css from "./table-form.css";

/**
 * Makes the rows of a list comparable. Its form owns the checkboxes of the rows. Earlier choices from other pages
 * come first.
 * @param shown ids of the rows of this page
 * @param children receives the content for the bar below the list
 */
export function Comparing({ shown, children }: { shown: readonly number[]; children: (foot: ReactNode) => ReactNode }) {
	const t = useT("catalogue");
	const { ids, none, choose } = useChoice();
	const list = useRef<HTMLElement>(null);
	const [tooMany, setTooMany] = useState<string>();
	const elsewhere = ids.filter((id) => !shown.includes(id));
	const chosen = ids.join();

	// Back, forward and "clear" change only the address. Ticks from before scripts ran stay until then.
	const known = useRef(chosen);
	useEffect(() => {
		if (known.current === chosen) return;
		known.current = chosen;
		for (const box of boxesIn(list.current)) box.checked = chosen.split(",").includes(box.value);
	}, [chosen]);

	function tick({ target }: FormEvent<HTMLElement>) {
		if (!(target instanceof HTMLInputElement) || target.name !== "ids") return;
		const boxes = boxesIn(list.current);
		const ticked = boxes.filter(({ checked }) => checked).map(({ value }) => Number(value));
		const next = [...new Set([...ids.filter((id) => elsewhere.includes(id) || ticked.includes(id)), ...ticked])];
		const isTooMany = next.length > maxCompared;
		setTooMany(isTooMany ? target.dataset.code : undefined);
		if (isTooMany) target.checked = false;
		else choose(next);
	}

	return (
		<section
			ref={list}
			aria-label={t("compare.list")}
			onChange={tick}
			className={css.comparedList}
			data-chosen={ids.length > 0 ? "" : undefined}
		>
			<Form id={compareForm} action={href("/compare")}>
				{elsewhere.length > 0 ? <input type="hidden" name="ids" value={elsewhere.join()} /> : null}
			</Form>
			{children(
				<div className={css.part}>
					<p role="status" className={tooMany ? css.full : ids.length > 0 ? css.words : css.compareHint}>
						{tooMany
							? t("compare.full", { most: maxCompared, code: tooMany })
							: ids.length > 0
								? t("compare.count", { count: ids.length, most: maxCompared })
								: t("compare.hint", { most: maxCompared })}
					</p>
					{ids.length > 0 ? (
						<Link to={none} replace preventScrollReset className={css.clear}>
							{t("compare.clear")}
						</Link>
					) : null}
					<button type="submit" form={compareForm} name={compareForm} className={css.compareButton}>
						{t("compare")}
					</button>
				</div>,
			)}
		</section>
	);
}

const boxesIn = (list: HTMLElement | null): HTMLInputElement[] => [
	...(list?.querySelectorAll<HTMLInputElement>("input[type=checkbox][name=ids]") ?? []),
];
