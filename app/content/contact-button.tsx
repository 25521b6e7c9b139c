import type { ComponentProps } from "react";
import { href } from "../platform/config/href";
import { useSeller } from "../platform/page/use-seller";
import { LinkButton } from "../ui/forms/button";
import { Link } from "../ui/link";
import { Hidden } from "../ui/wrap";
import * as css from "./contact-button.css";

interface ContactButtonProps extends Pick<ComponentProps<typeof LinkButton>, "kind" | "size"> {
	/** The contact form's address, with its subject. */
	to?: string;
	/** Makes it a plain link, for a line of links. Screen readers get this subject too. */
	about?: string;
	children: string;
}

/** Links to the contact person of this market, with a portrait (R15.4). */
export function ContactButton({ to = href("/contact"), about, children, ...look }: ContactButtonProps) {
	const { portrait } = useSeller().person;
	if (about)
		return (
			<Link to={to}>
				{children}
				<Hidden>: {about}</Hidden>
			</Link>
		);
	return (
		<LinkButton to={to} {...look}>
			{portrait === "" ? null : <img src={portrait} alt="" width={28} height={28} className={css.portrait} />}
			{children}
		</LinkButton>
	);
}
