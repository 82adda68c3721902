import { useEffect, useRef, useState } from "react";
import { copiesNeeded, driftDistance, driftTime } from "./drift";
import { animateDrift, forwards } from "./drift-animation";
import { fetchAhead } from "./fetch-ahead";
import type { Motion } from "./motion-state";

/** How much of its list a moving row hides before its start. */
const indentOf = (track: Element) => -Number.parseFloat(getComputedStyle(track).marginInlineStart);

/** Stops what moved the track before its script was there (`early-drift.ts`), and tells how far that came. */
function endEarlyDrift(track: Element): CSSNumberish | null {
  const [early] = track.getAnimations();
  const time = early?.currentTime ?? null;
  early?.cancel();
  return time;
}

/**
 * Moves a row of logos. Where the row stops it stays, as its scroll position, and from there it goes on.
 *
 * @returns refs for the row and for the track, which is as wide as the list, and the number of copies of the
 * list that have to follow it
 */
export function useDrift(motion: Motion) {
  const row = useRef<HTMLDivElement>(null);
  const track = useRef<HTMLDivElement>(null);
  const animation = useRef<Animation>();
  const hasRested = useRef(false);
  const [widths, setWidths] = useState({ row: 0, list: 0 });
  const isStill = motion === "still";
  const isPaused = motion === "paused";
  const { list } = widths;

  useEffect(() => {
    const observer = new ResizeObserver(() => {
      if (!row.current || !track.current) return;
      // A row may begin within its first logo, and then reaches as much farther.
      const cell = track.current.querySelector("li")?.offsetWidth ?? 0;
      const { width } = track.current.getBoundingClientRect();
      setWidths({ row: row.current.clientWidth + cell, list: width });
    });
    if (row.current) observer.observe(row.current);
    if (track.current) observer.observe(track.current);
    return () => observer.disconnect();
  }, []);

  useEffect(() => {
    const [rowElement, trackElement] = [row.current, track.current];
    if (isStill) hasRested.current = true;
    if (isStill || list === 0 || !rowElement || !trackElement) return;
    const indent = indentOf(trackElement);
    const earlyTime = endEarlyDrift(trackElement);
    const running = animateDrift(trackElement, list);
    if (earlyTime !== null) running.currentTime = earlyTime;
    if (hasRested.current) running.currentTime = driftTime(Math.abs(rowElement.scrollLeft) - indent, list);
    rowElement.scrollLeft = 0;
    animation.current = running;
    const stopFetching = fetchAhead(rowElement, trackElement);
    return () => {
      stopFetching();
      const distance = driftDistance(Number(running.currentTime), list);
      running.cancel();
      rowElement.scrollLeft = forwards(rowElement) * (distance + indent);
      hasRested.current = true;
    };
  }, [isStill, list]);

  useEffect(() => {
    if (isPaused) animation.current?.pause();
    else if (!isStill) animation.current?.play();
  }, [isPaused, isStill]);

  return { row, track, copies: copiesNeeded(widths.row, list) };
}
