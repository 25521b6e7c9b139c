import { useLocation, useNavigation } from "@remix-run/react";
import { ConsentBanner } from "../consent/consent-banner";

/** The question before everything else; away where the settings themselves are, and as soon as an answer is on its way. */
export function ConsentSlot() {
	const { pathname } = useLocation();
	const { formAction } = useNavigation();
	return (
		<div hidden={[pathname, formAction].includes("/cookies")}>
			<div id="consent">
				<ConsentBanner />
			</div>
		</div>
	);
}
