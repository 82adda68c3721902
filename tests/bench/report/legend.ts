import { peerPaint } from "../goal";
import { slowdown } from "../phone";

export const legends = {
  Speed: `Lighthouse's mobile emulation, simulated throttling, medians of three loads. "To script-free" compares with
the same page without its scripts, "to AstroWind" with that peer's home page (${peerPaint} ms). "TBT script-free" is the part
of TBT that the document and its styles cause.`,
  Weight: `Transferred until the page is first idle, 412 px wide, without input: bytes over the network with
gzip and headers (document and script without headers), 1 KB = 1000 bytes. Before LCP: the full size of each file requested
before the largest paint of a real load at 1.6 Mbit/s and 150 ms on a processor ${slowdown} times slower.`,
  Inputs: `Medians on a processor ${slowdown} times slower. The floor is the same change of the same page without scripts, made by
the fewest lines. On one page: from the input to the next paint (Event Timing, in steps of 8 ms; 16 means 16 or less). To
another page: from the click to the first frame with the new heading, over the local network; the floor writes the whole new
page into the old one, from memory or not prefetched. The ratio is that of the median, less one step of 8 ms, to the floor.`,
};
