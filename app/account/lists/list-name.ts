import { z } from "zod";
import { listName } from "../../../contract/lists";

/** The form that names a list. */
export const listFields = z.object({ name: listName });
