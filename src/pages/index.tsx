import { graphql, type PageProps } from "gatsby";
import { Carousel } from "../components/carousel/carousel";
import { ClientLogos } from "../components/client-logos/client-logos";
import { Finder } from "../components/home/finder";
import { CallToAction } from "../components/inquiry/call-to-action";
import { Arcade } from "../components/layout/arcade";
import { BelowTheFold } from "../components/layout/below-the-fold";
import { PageMetadata } from "../components/layout/page-metadata";
import { PhoneBar } from "../components/phone-bar/phone-bar";
import { TrainerCarousel } from "../components/trainer-carousel/trainer-carousel";
import { Features } from "../components/ui/features";
import { IllustratedText } from "../components/ui/illustrated-text";
import { FigureArches } from "../components/ui/numbered-arches";
import { Section, SectionHead } from "../components/ui/section";
import { required } from "../query/required";
import { useSite } from "../query/use-site";

/** Shown at `/` and `/home`. */
export default function HomePage({ data }: PageProps<Queries.HomeQuery>) {
  const page = required(data.homePage, "pages/home.json");
  const { call } = useSite();
  const clients = required(data.clients, "clients/clients.json");
  const services = required(data.services, "services/services.json");
  const trainers = required(data.trainers, "trainers/trainers.json");
  return (
    <>
      <PageMetadata page={page} />
      <Arcade />
      <Carousel carousel={page.carousel} />
      <BelowTheFold>
        <Finder finder={page.finder} />
        <ClientLogos heading={page.clients.heading} clients={clients} />
        <Section ground="navy">
          <SectionHead heading={page.progress.heading} />
          <FigureArches figures={page.progress.figures} />
        </Section>
        <Section ground="band">
          <IllustratedText content={page.about} isPictureFirst />
        </Section>
        <Section>
          <SectionHead heading={page.services.heading} />
          <Features isFramed features={services.cards} />
        </Section>
        <Section ground="band">
          <TrainerCarousel heading={page.trainers.heading} trainers={trainers} />
        </Section>
        <Section>
          <CallToAction call={call} />
        </Section>
        <PhoneBar />
      </BelowTheFold>
    </>
  );
}

export const query = graphql`
  query Home {
    homePage {
      path
      name
      sharePicture {
        ...SharePicture
      }
      metadata {
        ...PageMetadata
      }
      carousel {
        ...Carousel
      }
      finder {
        ...Finder
      }
      clients {
        heading
      }
      progress {
        heading
        figures {
          ...Figure
        }
      }
      about {
        ...IllustratedText
      }
      services {
        heading
      }
      trainers {
        heading
      }
    }
    clients {
      ...ClientLogos
    }
    services {
      cards {
        icon
        title
        content
        path
      }
    }
    trainers {
      ...TrainerCarousel
    }
  }
`;
