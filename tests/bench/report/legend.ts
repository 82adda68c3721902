import { peerPaint } from "../goal";
import { slowdown } from "../phone";

/** How to read each table. */
export const legends = {
  Speed: `Lighthouse's phone, slow network and processor simulated, medians of three loads. "To script-free" compares with
the same page without its scripts, "to AstroWind" with that peer's home (${peerPaint} ms). "TBT script-free" is the part
of TBT that the document and its styles cost.`,
  Weight: `What comes until the page is first at rest, 412 px wide, nothing touched: bytes as they came over the network,
gzip and headers (document and script without headers), 1 KB = 1000 bytes. Before LCP: all of each file that was asked
for before the largest paint of a real load at 1.6 Mbit/s and 150 ms on a processor ${slowdown} times slower.`,
  Interaction: `From an input to the next paint (Event Timing, steps of 8 ms, 16 is 16 or less), on a processor ${slowdown} times
slower. Judged by the slowest of the repetitions.`,
  Navigation: `From the click to the frame that first shows the new heading, on a processor ${slowdown} times slower, over this machine's
own network. Warm: after time to fetch ahead. Cold: a visitor who saves data, for whom nothing is fetched ahead.
Files awaited are code and data that came, or were asked about, in between. Judged by the median.`,
};
