import { type ComponentProps, useEffect, useRef, useState } from "react";
import { useHydrated } from "../browser/use-hydrated";
import { Icon } from "../icon";
import { TextField } from "./field";
import * as css from "./field.css";

interface PasswordProps extends Omit<ComponentProps<typeof TextField>, "type" | "after"> {
	showLabel: string;
}

/** Takes a password. With scripts a button shows the text until the form is sent. */
export function PasswordField({ showLabel, ...rest }: PasswordProps) {
	const [isShown, setShown] = useState(false);
	const toggle = useRef<HTMLButtonElement>(null);
	const isHydrated = useHydrated();
	// Browsers store sent text fields to offer them again, so submitting hides the password.
	useEffect(() => {
		const form = toggle.current?.form;
		const hide = () => setShown(false);
		form?.addEventListener("submit", hide);
		return () => form?.removeEventListener("submit", hide);
	});
	return (
		<TextField
			{...rest}
			type={isShown ? "text" : "password"}
			autoCapitalize="none"
			spellCheck={false}
			after={
				isHydrated ? (
					<button
						ref={toggle}
						type="button"
						className={css.show}
						aria-pressed={isShown}
						aria-label={showLabel}
						title={showLabel}
						aria-controls={rest.id}
						onClick={() => setShown(!isShown)}
					>
						<Icon name={isShown ? "hide" : "show"} size={20} />
					</button>
				) : null
			}
		/>
	);
}
