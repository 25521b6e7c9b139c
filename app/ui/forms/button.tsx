import type { LinkProps } from "@remix-run/react";
import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode } from "react";
import { Link } from "../link";
import { flush, kind, size, wide } from "./button.css";

interface Look {
	/** A view has one primary button. */
	kind?: keyof typeof kind;
	/** `l` is the main action of a page or form. It has the usual height, but takes the whole row on a phone. */
	size?: keyof typeof size;
	isWide?: boolean;
	children: ReactNode;
}

function look({ kind: chosen = "secondary", size: measure = "m", isWide = false }: Omit<Look, "children">): string {
	return [kind[chosen], size[measure], isWide ? wide : "", chosen === "quiet" ? flush : ""].filter(Boolean).join(" ");
}

type ButtonProps = Look & Omit<ButtonHTMLAttributes<HTMLButtonElement>, "className" | "style">;

export function Button({ kind, size, isWide, type = "submit", ...rest }: ButtonProps) {
	return <button type={type} className={look({ kind, size, isWide })} {...rest} />;
}

/** Links to another place of the page, with the look of a button. */
export function AnchorButton({ kind, size, isWide, ...rest }: Look & Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "className" | "style">) {
	return <a className={look({ kind, size, isWide })} {...rest} />;
}

/** Links with the look of a button. Addresses with another scheme (tel:, mailto:) are plain links. */
export function LinkButton({ kind, size, isWide, ...rest }: Look & Omit<LinkProps, "className" | "style">) {
	return (
		<>
			{/* The space separates adjacent links where there are no styles. */}
			<Link className={look({ kind, size, isWide })} {...rest} />{" "}
		</>
	);
}
