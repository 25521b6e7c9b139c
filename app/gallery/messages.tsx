import type { ComponentProps } from "react";
import { Dialog } from "../ui/dialog";
import { Button } from "../ui/forms/button";
import { Alert, ErrorSummary, FocusedAlert, Notice } from "../ui/notice";
import * as css from "./gallery.css";
import { ignore, path, samples } from "./samples";
import { Section, State } from "./section";

const tones = ["info", "success", "warning", "error"] as const satisfies readonly ComponentProps<typeof Notice>["tone"][];

export const Notices = () => (
	<Section name="notice">
		<div className={css.columns}>
			{tones.map((tone) => (
				<Notice key={tone} tone={tone} title={samples.note}>
					<p>{samples.noteText}</p>
				</Notice>
			))}
			<Notice>{samples.loading}</Notice>
			<Alert tone="warning" title={samples.note} />
			<FocusedAlert title={samples.note} answer={null} tone="success">
				<p>{samples.noteText}</p>
			</FocusedAlert>
			<ErrorSummary
				title={samples.summary}
				errors={[
					{ id: "wrong", text: samples.error },
					{ id: "wrong-box", text: samples.choice },
				]}
			/>
		</div>
	</Section>
);

const sides = ["right", "narrow", "full", "centre"] as const satisfies readonly ComponentProps<typeof Dialog>["side"][];

export const Dialogs = () => (
	<Section name="dialog">
		{sides.map((side) => (
			<State key={side} name={side}>
				<div className={css.stage}>
					<Dialog
						side={side}
						isInDocument
						titleId={`dialog-${side}`}
						title={<h3 id={`dialog-${side}`}>{samples.dialog}</h3>}
						closeLabel={samples.close}
						closeTo={side === "full" ? path : undefined}
						onClose={ignore}
					>
						<div className={css.dialogText}>
							<p>{samples.paragraph}</p>
							<Button kind="primary">{samples.action}</Button>
						</div>
					</Dialog>
				</div>
			</State>
		))}
	</Section>
);
