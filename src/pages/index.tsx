import { graphql, type PageProps } from "gatsby";
import { Carousel } from "../components/carousel/carousel";
import { ClientLogos } from "../components/client-logos/client-logos";
import { AboutBlurb } from "../components/home/about-blurb";
import { Finder } from "../components/home/finder";
import { Progress } from "../components/home/progress";
import { Services } from "../components/home/services";
import { BelowTheFold } from "../components/layout/below-the-fold";
import { Arcade } from "../components/layout/breadcrumb-bar";
import { PageMetadata } from "../components/layout/page-metadata";
import { TrainerCarousel } from "../components/trainer-carousel/trainer-carousel";
import { Section } from "../components/ui/section";
import { required } from "../query/required";

/** Shown at `/` and `/home`. */
export default function HomePage({ data }: PageProps<Queries.HomeQuery>) {
  const page = required(data.homePage, "pages/home.json");
  const clients = required(data.clients, "clients/clients.json");
  const services = required(data.services, "services/services.json");
  const trainers = required(data.trainers, "trainers/trainers.json");
  const [firstSlide] = page.carousel.slides;
  return (
    <>
      <PageMetadata page={page} picture={required(firstSlide ?? null, "pages/home.json")} />
      <Arcade />
      <Carousel carousel={page.carousel} />
      <BelowTheFold>
        <Finder finder={page.finder} />
        <ClientLogos heading={page.clients.heading} clients={clients} />
        <Section>
          <Progress progress={page.progress} />
        </Section>
        <Section ground="band">
          <AboutBlurb about={page.about} />
        </Section>
        <Section>
          <Services heading={page.services.heading} services={services} />
        </Section>
        <Section ground="band">
          <TrainerCarousel heading={page.trainers.heading} trainers={trainers} />
        </Section>
      </BelowTheFold>
    </>
  );
}

export const query = graphql`
  query Home {
    homePage {
      path
      name
      metadata {
        ...PageMetadata
      }
      carousel {
        ...Carousel
        slides {
          ...SharePicture
        }
      }
      finder {
        ...Finder
      }
      clients {
        heading
      }
      progress {
        ...Progress
      }
      about {
        ...AboutBlurb
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
      ...Services
    }
    trainers {
      ...TrainerCarousel
    }
  }
`;
