import { useFetcher } from "@remix-run/react";
import { useEffect } from "react";
import { href } from "../../platform/config/href";
import { useT } from "../../platform/i18n/i18n";
import { useAccount } from "../../platform/page/use-account";
import { Button } from "../../ui/forms/button";
import { TextField } from "../../ui/forms/field";
import { Link } from "../../ui/link";
import * as css from "./variant.css";

/** Holds the company's number of a variant, after a load or an action. */
export interface NumberAnswer {
	access: "none" | "read" | "change";
	/** "" without a number. A refused form has the typed text. */
	number: string;
	/** Says in the reader's language why the number was not stored. "" without an error. */
	error: string;
	isStored: boolean;
}

const address = href("/users/company/number");

/**
 * Shows the number by which the reader's company knows a variant. Pages of goods are the same for everybody, so the
 * number arrives separately. With scripts the form is here. Without them a link leads to it.
 */
export function OwnNumber({ code }: { code: string }) {
	const account = useAccount();
	return account ? <OfCompany key={code} code={code} /> : null;
}

function OfCompany({ code }: { code: string }) {
	const t = useT("variant");
	const fetcher = useFetcher<NumberAnswer>();
	const { data, load, state } = fetcher;
	useEffect(() => load(`${address}?${new URLSearchParams({ article: code })}`), [load, code]);
	if (!data || data.access === "none")
		return (
			<p className={css.fact}>
				<Link to={href("/users/company/numbers", { article: code })}>{t("ownNumber")}</Link>
			</p>
		);
	const { access, number, error, isStored } = data;
	if (access === "read") return number === "" ? null : <p className={css.fact}>{`${t("ownNumber")}: ${number}`}</p>;
	return (
		<fetcher.Form method="post" action={address} className={css.form}>
			<input type="hidden" name="code" value={code} />
			<TextField
				key={number}
				id={`own-number-${code}`}
				name="number"
				label={t("ownNumber")}
				defaultValue={number}
				errors={error === "" ? undefined : [error]}
				maxLength={40}
				required
				autoComplete="off"
				spellCheck={false}
			/>{" "}
			<span className={css.end}>
				<Button>{t("ownNumber.save")}</Button>
			</span>{" "}
			<span role="status" className={css.stored}>
				{isStored && state === "idle" ? t("ownNumber.saved") : ""}
			</span>
		</fetcher.Form>
	);
}
