import type { ComponentProps } from "react";
import { salesContacts } from "../../contract/company";
import { useMarket } from "../platform/i18n/i18n";
import { LinkButton } from "../ui/forms/button";
import { Icon } from "../ui/icon";
import { Hidden } from "../ui/wrap";
import * as css from "./contact/contact-button.css";

interface ContactButtonProps extends Pick<ComponentProps<typeof LinkButton>, "kind" | "size"> {
	/** The contact form, with what it is to be about. */
	to?: string;
	/** The sign alone; its words are said, and shown under the pointer. */
	isIcon?: boolean;
	children: string;
}

/** A link to the contact person of this market, with a portrait (R15.4). */
export function ContactButton({ to = "/contact", isIcon = false, children, ...look }: ContactButtonProps) {
	const { portrait } = salesContacts[useMarket().locale];
	if (isIcon)
		return (
			<LinkButton to={to} title={children} kind="quiet">
				<Icon name="mail" size={20} />
				<Hidden>{children}</Hidden>
			</LinkButton>
		);
	return (
		<LinkButton to={to} {...look}>
			<img src={portrait} alt="" width={28} height={28} className={css.portrait} />
			{children}
		</LinkButton>
	);
}
