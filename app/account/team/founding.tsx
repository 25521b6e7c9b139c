import { getFormProps } from "@conform-to/react";
import { Form } from "@remix-run/react";
import type { Founding } from "../../../contract/team";
import { CountedLink } from "../../platform/analytics/counted-link";
import { href } from "../../platform/config/href";
import { FormTextField } from "../../platform/forms/form-fields";
import type { FormReply } from "../../platform/forms/form-result";
import { HiddenFields } from "../../platform/forms/hidden-fields";
import { UploadField } from "../../platform/forms/upload-field";
import { useFieldErrors, useShopForm } from "../../platform/forms/use-shop-form";
import { useFormat } from "../../platform/i18n/format";
import { useT } from "../../platform/i18n/i18n";
import { useSeller } from "../../platform/page/use-seller";
import { Button, LinkButton } from "../../ui/forms/button";
import { emailInput } from "../../ui/forms/email-input";
import { medium, ruledHeading, stack } from "../../ui/layout.css";
import { Link } from "../../ui/link";
import { ErrorSummary, Notice } from "../../ui/notice";
import { ReceivedInvitation } from "./received-invitation";
import * as css from "./team.css";
import type { TeamForm, TeamResult } from "./team.server";

interface FoundingProps {
	founding: Founding;
	email: string;
	idem: string;
	replyOf: (form: TeamForm) => FormReply | null;
	/** The files of a refused document. */
	files: TeamResult["files"];
}

/** For accounts without a team: open invitations, the requirements for a new team, and the ways to meet them. */
export function FoundingPart({ founding, email, idem, replyOf, files }: FoundingProps) {
	const t = useT("team");
	const { vat, company, obstacle, invitations } = founding;
	const name = company ? `${company} (${vat})` : vat;
	return (
		<>
			{invitations.map((invitation) => (
				<ReceivedInvitation key={invitation.id} invitation={invitation} />
			))}
			<section aria-labelledby="found" className={css.halves}>
				<h2 id="found" className={`${ruledHeading} ${css.across}`}>
					{t("found.title")}
				</h2>
				<div className={stack[4]}>
					<p className={css.prose}>{t("found.text")}</p>
					<dl className={css.works}>
						{works.map((when) => (
							<div key={when} className={css.work}>
								<dt className={medium}>{t(`works.${when}`)}</dt>
								<dd>{t(`works.${when}.text`)}</dd>
							</div>
						))}
					</dl>
				</div>
				{obstacle ? (
					<Notice tone={obstacle === "vat_taken" ? "info" : "warning"} title={t(`found.${obstacle}.title`)}>
						<p>{t(`found.${obstacle}.text`, { vat, email, company: name })}</p>
						{obstacle === "not_verified" ? <p>{t("found.not_verified.team", { email })}</p> : null}
						<WayOn obstacle={obstacle} />
					</Notice>
				) : (
					<Form method="post" action={href("/users/company")} className={css.form}>
						<HiddenFields fields={{ intent: "verify" }} />
						<p className={css.prose}>{t("found.owner", { company: name, email })}</p>
						<p>
							<Button kind="primary" size="l">
								{t("found.submit")}
							</Button>
						</p>
					</Form>
				)}
			</section>
			{obstacle === "not_verified" ? (
				<div className={css.halves}>
					{founding.domain ? <ByMail founding={founding} idem={idem} replyOf={replyOf} /> : null}
					{founding.is_registered ? (
						<ByDocument document={founding.document} idem={idem} reply={replyOf("document")} files={files} />
					) : null}
				</div>
			) : null}
		</>
	);
}

const works = ["now", "review", "later"] as const;

/** Links to the page that removes the obstacle, or to the shop's staff. */
function WayOn({ obstacle }: { obstacle: NonNullable<Founding["obstacle"]> }) {
	const t = useT("team");
	const { phone } = useSeller();
	if (obstacle === "vat_taken")
		return (
			<p>
				<Link to={href("/contact")}>{t("found.contact")}</Link>
			</p>
		);
	return (
		<>
			{obstacle === "not_verified" ? null : (
				<p>
					<LinkButton to={href("/users/profile")}>{t("found.information")}</LinkButton>
				</p>
			)}
			{obstacle === "vat_of_other" || obstacle === "not_verified" ? (
				<p>
					<CountedLink to={`tel:${phone.dial}`}>{phone.shown}</CountedLink> · <Link to={href("/contact")}>{t("found.write")}</Link>
				</p>
			) : null}
		</>
	);
}

/** Verifies the company by a code that is mailed to its domain. */
function ByMail({ founding: { domain, code_sent_to: sentTo }, idem, replyOf }: Pick<FoundingProps, "founding" | "idem" | "replyOf">) {
	const t = useT("team");
	const reply = replyOf("sendCode");
	return (
		<section aria-labelledby="by-mail" className={css.way}>
			<h2 id="by-mail" className={ruledHeading}>
				{t("code.title")}
			</h2>
			<p className={css.prose}>{t("code.text", { domain })}</p>
			{sentTo === "" ? null : <CodeForm sentTo={sentTo} reply={replyOf("confirmCode")} />}
			{sentTo === "" || reply ? (
				<SendForm domain={domain} isAgain={sentTo !== ""} idem={idem} reply={reply} />
			) : (
				<details>
					<summary className={css.leaveSummary}>{t("code.again")}</summary>
					<SendForm domain={domain} isAgain idem={idem} reply={reply} />
				</details>
			)}
		</section>
	);
}

interface SendFormProps {
	domain: string;
	/** True if a code was sent, which the form for it then shows as the main thing to do. */
	isAgain: boolean;
	idem: string;
	reply: FormReply | null;
}

function SendForm({ domain, isAgain, idem, reply }: SendFormProps) {
	const t = useT("team");
	const [form, fields] = useShopForm<Record<"email" | "idem", string>>({ id: "send-code", reply });
	const { summary } = useFieldErrors();
	return (
		<Form method="post" action={href("/users/company")} preventScrollReset={Boolean(reply)} {...getFormProps(form)} className={css.form}>
			<ErrorSummary title={t("code.errors")} errors={summary([{ field: fields.email, label: t("code.email") }])} />
			<HiddenFields fields={{ intent: "sendCode", idem: fields.idem.value ?? idem }} />
			<div className={css.emailField}>
				<FormTextField field={fields.email} {...emailInput} label={t("code.email")} hint={t("code.email.hint", { domain })} required />
			</div>
			<p>
				<Button kind={isAgain ? "secondary" : "primary"} size="l">
					{t("code.send")}
				</Button>
			</p>
		</Form>
	);
}

function CodeForm({ sentTo, reply }: { sentTo: string; reply: FormReply | null }) {
	const t = useT("team");
	const [form, { code }] = useShopForm<Record<"code", string>>({ id: "confirm-code", reply });
	const { summary } = useFieldErrors();
	return (
		<Form method="post" action={href("/users/company")} preventScrollReset={Boolean(reply)} {...getFormProps(form)} className={css.form}>
			<ErrorSummary title={t("code.errors")} errors={summary([{ field: code, label: t("code.field") }])} />
			<HiddenFields fields={{ intent: "confirmCode" }} />
			<div className={css.emailField}>
				<FormTextField
					field={code}
					label={t("code.field")}
					hint={t("code.sent", { email: sentTo })}
					inputMode="numeric"
					autoComplete="one-time-code"
					maxLength={12}
					required
				/>
			</div>
			<p>
				<Button kind="primary" size="l">
					{t("code.confirm")}
				</Button>
			</p>
		</Form>
	);
}

interface DocumentProps {
	document: Founding["document"];
	idem: string;
	reply: FormReply | null;
	files: TeamResult["files"];
}

/** Verifies the company by a document that staff judge. */
function ByDocument({ document, idem, reply, files }: DocumentProps) {
	const t = useT("team");
	const { date } = useFormat();
	return (
		<section aria-labelledby="by-document" className={css.way}>
			<h2 id="by-document" className={ruledHeading}>
				{t("document.title")}
			</h2>
			{document?.state === "open" ? (
				<p className={css.prose}>{t("document.waiting", { day: date(document.sent_at) })}</p>
			) : (
				<>
					{document ? (
						<Notice tone="warning" title={t("document.declined", { day: date(document.sent_at) })}>
							<p>{document.reason}</p>
						</Notice>
					) : null}
					<p className={css.prose}>{t("document.text")}</p>
					<DocumentForm idem={idem} reply={reply} files={files} />
				</>
			)}
		</section>
	);
}

function DocumentForm({ idem, reply, files }: Omit<DocumentProps, "document">) {
	const t = useT("team");
	const [form, fields] = useShopForm<Record<"files", string>>({ id: "document", reply });
	const { summary } = useFieldErrors();
	return (
		<Form
			method="post"
			action={href("/users/company")}
			encType="multipart/form-data"
			preventScrollReset={Boolean(reply)}
			{...getFormProps(form)}
			className={css.form}
		>
			<ErrorSummary title={t("code.errors")} errors={summary([{ field: fields.files, label: t("document.files") }])} />
			<HiddenFields fields={{ intent: "sendDocument", idem }} />
			<UploadField
				field={fields.files}
				use="document"
				label={t("document.files")}
				hint={t("document.hint")}
				isRequired
				kept={files?.kept ?? []}
				refused={files?.refused ?? []}
			/>
			<p>
				<Button size="l">{t("document.send")}</Button>
			</p>
		</Form>
	);
}
