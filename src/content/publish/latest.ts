import { PublishError } from "./git";
import { getLatest } from "./publish";

/**
 * Brings what others have published to the folder, if the server can be reached soon.
 *
 * @param timeout in seconds, for the server
 * @returns what happened, and whether the folder also got new code of the site
 */
export async function tryLatest(project: string, timeout = 5) {
  try {
    const { isNew, hasNewCode, conflicts } = await getLatest(project, { choose: () => undefined, timeout });
    const message =
      conflicts.length > 0
        ? "You and others have changed the same fields. To choose, press Publish in the visual editor."
        : `This folder has the latest content${isNew ? " now" : ""}.`;
    return { message, hasNewCode: hasNewCode && conflicts.length === 0 };
  } catch (error) {
    const [reason] = String(error instanceof PublishError ? error.message : error).split("\n");
    return { message: `This folder did not get the latest content. ${reason}`, hasNewCode: false };
  }
}
