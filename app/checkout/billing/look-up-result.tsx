import { useEffect, useRef } from "react";
import type { Company } from "../../../contract/values/register-company";
import { useT } from "../../platform/i18n/i18n";
import { Button } from "../../ui/forms/button";
import { Notice } from "../../ui/notice";
import type { LookUp } from "./company-fields";
import * as css from "./look-up.css";

/** The id of the look-up result, below the fields that it is for. */
export const lookUpResultId = "lookup-result";

interface ResultProps {
	lookup: LookUp | null;
	/** The look-up was requested by a button: the focus moves here, since the form was filled in. */
	isRequested: boolean;
	/** Where the form of the page is sent. */
	action: string;
}

/** What the look-up of the company came to. */
export function LookUpResult({ lookup, isRequested, action }: ResultProps) {
	const t = useT("checkout");
	const result = useRef<HTMLDivElement>(null);
	useEffect(() => {
		if (lookup && isRequested) result.current?.focus();
	}, [lookup, isRequested]);
	return (
		<div
			ref={result}
			id={lookup ? lookUpResultId : undefined}
			tabIndex={lookup ? -1 : undefined}
			className={lookup ? css.result : css.nothing}
		>
			<div role="status">{lookup ? <Said lookup={lookup} /> : null}</div>
			{lookup?.kind === "filled" && isOtherName(lookup) ? (
				<p className={css.take}>
					<Button name="pick" value={lookup.vat} size="s" formAction={action} formNoValidate>
						{t("lookup.takeName")}
					</Button>
				</p>
			) : null}
			{lookup?.kind === "choice" ? <CompanyChoice companies={lookup.companies} action={action} /> : null}
		</div>
	);
}

/** The VAT id is that of another company than the one that was typed. */
const isOtherName = ({ kept }: Extract<LookUp, { kind: "filled" }>): boolean => kept.includes("company");

function Said({ lookup }: { lookup: LookUp }) {
	const t = useT("checkout");
	if (lookup.kind === "choice") return <p className={css.title}>{t("lookup.choose", { count: lookup.companies.length })}</p>;
	if (lookup.kind === "failed") return <Notice tone="warning">{t("lookup.failed")}</Notice>;
	if (lookup.kind === "nothing")
		return <Notice tone="warning">{t(lookup.by === "vat" ? "lookup.nothing" : "lookup.nothingByName")}</Notice>;
	const isOther = isOtherName(lookup);
	const kept = lookup.kept
		.filter((name) => name !== "company")
		.map((name) => t(`field.${name}`))
		.join(", ");
	return (
		<Notice tone={isOther || lookup.kept.includes("vat") ? "warning" : "success"}>
			<p>
				{isOther
					? t("lookup.otherName", { company: lookup.company, typed: lookup.typedCompany })
					: t("lookup.found", { company: lookup.company })}
			</p>
			{/* A name may end with the full stop of an abbreviation. */}
			{kept ? <p>{t("lookup.kept", { fields: kept.replace(/\.$/, "") })}</p> : null}
		</Notice>
	);
}

/** Companies of the register that begin as it was typed, each a button that fills it in. */
function CompanyChoice({ companies, action }: { companies: Company[]; action: string }) {
	const t = useT("checkout");
	const cartT = useT("cart");
	return (
		<div className={css.choice}>
			<ul className={css.list}>
				{companies.map(({ vat, company, streetAddress, postCode, city, country }) => (
					<li key={vat} className={css.item}>
						<button type="submit" name="pick" value={vat} formAction={action} formNoValidate className={css.pick}>
							<span className={css.name}>{company}</span>{" "}
							<span className={css.address}>
								{streetAddress}, {postCode} {city}, {cartT(`country.${country}`)}
							</span>{" "}
							<span className={css.vat}>{vat}</span>
						</button>
					</li>
				))}
			</ul>
			<p className={css.note}>{t("lookup.chooseNote")}</p>
		</div>
	);
}
