import { z } from "zod";
import { email, id, idem, idInPath } from "../../../contract/fields";
import { invitedRoles, role } from "../../../contract/team";
import type { NumberStyle } from "../../platform/i18n/filter-number";
import { limitField } from "./limit-field";

/** An id as a form sends it. */
const sentId = idInPath.transform(Number).pipe(id);

/** In the language of who sends them. */
export const inviteFields = (style: NumberStyle) => z.object({ email, role: z.enum(invitedRoles), limit: limitField(style), idem });
export const memberFields = (style: NumberStyle) => z.object({ userid: idInPath, role, limit: limitField(style) });
/** Whom a button is about. */
export const memberButton = z.object({ userid: idInPath });
export const invitationButton = z.object({ invitation: idInPath });
/** The last owner has to name one. */
export const leaveFields = z.object({ successor: sentId.optional() });
