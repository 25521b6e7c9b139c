import type { ComponentProps } from "react";
import { Button, LinkButton } from "../ui/forms/button";
import { CheckRow } from "../ui/forms/check-row";
import { Choice, Dot, SelectField, TextArea, TextField } from "../ui/forms/field";
import { FileField } from "../ui/forms/file-field";
import { PasswordField } from "../ui/forms/password-field";
import { Icon } from "../ui/icon";
import * as css from "./gallery.css";
import { Section, State } from "./parts";
import { path, samples } from "./samples";

const kinds = ["primary", "secondary", "quiet"] as const satisfies readonly ComponentProps<typeof Button>["kind"][];

export const Buttons = () => (
	<Section name="button">
		{kinds.map((kind) => (
			<State key={kind} name={kind}>
				<div className={css.line}>
					<Button kind={kind}>{samples.action}</Button>
					<Button kind={kind}>
						<Icon name="download" />
						{samples.longAction}
					</Button>
					<Button kind={kind} size="s">
						{samples.action}
					</Button>
					<Button kind={kind} size="l">
						{samples.longAction}
					</Button>
					<Button kind={kind} disabled>
						{samples.action}
					</Button>
					<LinkButton kind={kind} to={path}>
						{samples.cancel}
					</LinkButton>
				</div>
			</State>
		))}
		<State name="wide">
			<div className={css.narrow}>
				<Button kind="primary" isWide>
					{samples.longAction}
				</Button>
			</div>
		</State>
	</Section>
);

export const Fields = () => {
	const { label, value, error, hint, optional, warning } = samples;
	return (
		<Section name="field">
			<div className={css.columns}>
				<TextField id="plain" label={label} />
				<TextField id="filled" label={label} defaultValue={value} hint={hint} />
				<TextField id="optional" label={label} optional={optional} />
				<TextField id="wrong" label={label} defaultValue={value} hint={hint} errors={[error]} />
				<TextField id="doubtful" label={label} defaultValue={value} warning={warning} />
				<TextField id="disabled" label={label} defaultValue={value} disabled />
				<PasswordField id="password" label={label} showLabel={samples.show} />
				<FileField
					id="files"
					label={label}
					optional={optional}
					words={{ choose: samples.action, none: value }}
					hint={hint}
					errors={undefined}
				/>
				<FileField id="wrong-files" label={label} words={{ choose: samples.action, none: value }} hint={hint} errors={[error]} />
				<SelectField id="select" label={label} hint={hint}>
					<option>{samples.heading}</option>
				</SelectField>
				<SelectField id="wrong-select" label={label} errors={[error]}>
					<option>{samples.value}</option>
				</SelectField>
				<TextField id="file" label={label} type="file" />
				<TextArea id="area" label={label} defaultValue={samples.paragraph} />
				<TextArea id="wrong-area" label={label} optional={optional} errors={[error]} />
				<State name="plain-input">
					<input className={css.plain} aria-label={label} placeholder={value} />
				</State>
			</div>
		</Section>
	);
};

export const Choices = () => {
	const { choice, hint, error, heading } = samples;
	return (
		<Section name="choice">
			<div className={css.columns}>
				<div>
					<Choice id="box" label={choice} />
					<Choice id="ticked" label={choice} hint={hint} defaultChecked />
					<Choice id="wrong-box" label={choice} errors={[error]} />
					<Choice id="disabled-box" label={choice} disabled defaultChecked />
				</div>
				<fieldset>
					<legend className={css.state}>radio</legend>
					<Choice id="dot" type="radio" name="choice" label={choice} />
					<Choice id="chosen" type="radio" name="choice" label={choice} hint={hint} defaultChecked />
					<Choice id="disabled-dot" type="radio" name="choice" label={choice} disabled />
					<Dot name="choice" aria-label={choice} />
				</fieldset>
				<div>
					<p className={css.state}>check-row</p>
					<CheckRow figure="96">{choice}</CheckRow>
					<CheckRow figure="1.200" defaultChecked>
						{heading}
					</CheckRow>
					<CheckRow figure="0" isFaint defaultChecked>
						{choice}
					</CheckRow>
					<CheckRow figure="0" isFaint disabled>
						{choice}
					</CheckRow>
				</div>
			</div>
		</Section>
	);
};
