import type { ReactNode } from "react";
import { Choice } from "../../ui/forms/field";
import { Hidden } from "../../ui/wrap";
import { useT } from "../i18n/i18n";
import { useErrorTexts } from "./error-texts";
import type { FormResult } from "./form-result";

interface CertificateFieldProps {
	/** The line's goods, which screen readers hear behind the label. */
	line: { line: number; title: string };
	label: ReactNode;
	result: FormResult | null;
}

/** Adds the certificate 3.1 to a line of a sent order. `typedExtras` reads it. */
export function CertificateField({ line: { line, title }, label, result }: CertificateFieldProps) {
	const { of } = useErrorTexts(result);
	const name = `certificate.${line}`;
	return (
		<Choice
			id={`certificate-${line}`}
			name={name}
			value="yes"
			label={
				<>
					{label}
					<Hidden>, {title}</Hidden>
				</>
			}
			errors={of(name)}
			defaultChecked={result?.values[name] === "yes"}
		/>
	);
}

interface CraneFieldProps {
	crane: { price: string; isOrdered: boolean };
	hint?: string;
	result: FormResult | null;
}

/** Orders unloading by crane for a sent order, or takes it off. `typedExtras` reads it. */
export function CraneField({ crane, hint, result }: CraneFieldProps) {
	const t = useT("checkout");
	return (
		<div>
			<input type="hidden" name="craneOffered" value="1" />
			<Choice
				id="crane"
				name="crane"
				value="yes"
				label={`${t("crane.label")} ${crane.price}`}
				hint={hint}
				defaultChecked={result ? result.values.crane === "yes" : crane.isOrdered}
			/>
		</div>
	);
}
