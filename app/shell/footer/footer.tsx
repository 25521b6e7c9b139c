import { useLocation } from "@remix-run/react";
import { useMarket } from "../../platform/i18n/i18n";
import { useKeep } from "../../platform/page/use-choice";
import { Still } from "../../ui/still";
import type { ShellData } from "../shell";
import { CallToAction } from "./call-to-action";
import * as css from "./footer.css";
import { FooterContent } from "./footer-content";

export function Footer({ data }: { data: ShellData }) {
	const { fullShell } = useMarket();
	const { pathname } = useLocation();
	const keep = useKeep();
	return (
		<footer className={css.footer}>
			{fullShell ? (
				<div hidden={isWithoutCall(pathname)}>
					<Still id="call">{import.meta.env.SSR ? <CallToAction /> : null}</Still>
				</div>
			) : null}
			<Still id="footer" to={(path) => (path.startsWith("/categories/") ? keep(path.replace(/\?.*/, "")) : path)}>
				{import.meta.env.SSR ? <FooterContent data={data} /> : null}
			</Still>
		</footer>
	);
}

/** Who is about to order or to write is not called away. */
const isWithoutCall = (pathname: string): boolean => /^\/(?:cart|contact)(?:\/|$)/.test(pathname);
