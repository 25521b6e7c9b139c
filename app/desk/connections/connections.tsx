import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { deskConnections } from "../../../contract/desk/procurement/connections";
import { href } from "../../platform/config/href";
import { useT } from "../../platform/i18n/i18n";
import { describePage, pageMeta } from "../../platform/seo/page-meta";
import { LinkButton } from "../../ui/forms/button";
import { Link } from "../../ui/link";
import { DeskPage } from "../desk-page";
import * as css from "../desk-page.css";
import { DeskTable } from "../desk-table";
import { subjectHref } from "../subject-href";

export const handle = { i18n: ["desk"] };
export const meta = pageMeta;

export async function loader({ context, params: { number = "" } }: LoaderFunctionArgs) {
	const { company, members, connections } = await context.desk().backend(deskConnections.ofCompany, { params: { number } });
	const { intl, timeZone } = context.market;
	const time = new Intl.DateTimeFormat(intl, { dateStyle: "medium", timeStyle: "short", timeZone });
	return {
		company,
		hasTeam: members.length > 0,
		connections: connections.map(({ last, ...rest }) => ({
			...rest,
			last: last && { state: last.state, time: time.format(new Date(last.at)) },
		})),
		meta: describePage(context, { title: context.texts.translator("desk")("connections.title") }),
	};
}

export default function Connections() {
	const { company, hasTeam, connections } = useLoaderData<typeof loader>();
	const t = useT("desk");
	return (
		<DeskPage
			title={t("connections.title")}
			lead={`${company.name} ${company.vat}`}
			tools={<Link to={subjectHref("companies", company.vat)}>{t("connections.company")}</Link>}
		>
			<DeskTable
				caption={t("connections.title")}
				rows={connections}
				keyOf={({ id }) => id}
				empty={t("connections.none")}
				columns={[
					{
						title: t("connections.name"),
						isName: true,
						cell: ({ id, name }) => <Link to={href("/desk/connections/:number", { number: id })}>{name}</Link>,
					},
					{ title: t("connections.kind"), cell: ({ kind }) => t(`connections.kind.${kind}`) },
					{ title: t("connections.login"), cell: ({ login }) => <code>{login}</code> },
					{ title: t("connections.state"), cell: ({ is_active: isActive }) => t(isActive ? "connections.on" : "connections.off") },
					{
						title: t("connections.last"),
						cell: ({ last }) => (last ? `${last.time}, ${t(`connections.state.${last.state}`)}` : "–"),
					},
				]}
			/>
			{hasTeam ? (
				<p>
					<LinkButton to={href("/desk/companies/:number/connections/new", { number: company.vat.toLowerCase() })} kind="primary">
						{t("connections.new")}
					</LinkButton>
				</p>
			) : (
				<p className={css.muted}>{t("connections.noTeam")}</p>
			)}
		</DeskPage>
	);
}
