import { Form, type FormProps } from "@remix-run/react";
import type { ReactNode } from "react";
import { FocusedAlert } from "../../ui/notice";
import * as css from "../auth.css";

interface LinkFormProps {
	/** The path of the link's page. */
	action: string;
	/** Of the mail's link; sent back by the button. */
	token: string;
	/** The key of this one form: sent twice it is one effect. */
	idem: string;
	/** What to say above it where it could not be done. */
	failed: string | null;
	/** What it was answered with. */
	answer: unknown;
	/** Of a form with fields, as conform says it. */
	formProps?: Pick<FormProps, "id" | "onSubmit" | "noValidate">;
	children: ReactNode;
}

/** The form that uses a mailed link up. */
export function LinkForm({ action, token, idem, failed, answer, formProps, children }: LinkFormProps) {
	return (
		<Form method="post" action={`${action}?token=${token}`} noValidate {...formProps} className={css.form}>
			{failed ? <FocusedAlert title={failed} answer={answer} /> : null}
			<input type="hidden" name="token" value={token} />
			<input type="hidden" name="idem" value={idem} />
			{children}
		</Form>
	);
}
