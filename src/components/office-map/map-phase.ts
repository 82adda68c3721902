/** What stands in the map's area: a plain ground, the map, or the ground with word of the failure. */
export type MapPhase = "waiting" | "shown" | "failed";

/** `tile`: one has come. `settled`: all that were asked for have come or failed. `broken`: no map at all. */
export type MapEvent = "tile" | "settled" | "broken";

/** The map is shown from its first tile on; it has failed when none of its tiles could be loaded. */
export function mapPhase(phase: MapPhase, event: MapEvent): MapPhase {
  if (event === "tile") return "shown";
  return phase === "shown" ? "shown" : "failed";
}
